/// The style and the script of all pages.
enum SiteFiles {
  static let style = """
    :root{--background:#fff;--text:#1c1c1e;--secondary:#636366;--line:#e2e2e7;--surface:#f5f5f7;--link:#0058c7;--keyword:#9b2393;--type:#3900a0}
    @media (prefers-color-scheme:dark){:root{--background:#161618;--text:#f2f2f7;--secondary:#a1a1a8;--line:#323236;--surface:#222226;--link:#5eaaff;--keyword:#ff7ab2;--type:#b281eb}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--background);color:var(--text);font:16px/1.55 Inter,system-ui,sans-serif}
    header{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:6px 18px;align-items:center;padding:10px 20px;background:var(--background);border-bottom:1px solid var(--line);font-size:14px}
    header .home{font-weight:700;color:var(--text)}
    nav{display:flex;flex-wrap:wrap;gap:4px 14px;flex:1}
    #search{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:6px 12px;width:16em;max-width:100%}
    #results{position:fixed;z-index:3;top:52px;right:20px;width:min(34em,calc(100vw - 40px));max-height:70vh;overflow:auto;background:var(--background);border:1px solid var(--line);border-radius:10px;box-shadow:0 8px 30px #0003;padding:6px}
    #results a{display:block;padding:6px 10px;border-radius:6px;color:var(--text)}
    #results a small{color:var(--secondary);margin-left:8px}
    #results a.current,#results a:hover{background:var(--surface);text-decoration:none}
    #results p{margin:6px 10px;color:var(--secondary)}
    main{max-width:880px;margin:0 auto;padding:12px 20px 80px}
    a{color:var(--link);text-decoration:none}
    a:hover{text-decoration:underline}
    :focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
    .path,.kind{color:var(--secondary);font-size:14px;margin:6px 0}
    h1{font-size:32px;line-height:1.2;margin:2px 0 12px;overflow-wrap:anywhere}
    h2{margin:36px 0 10px;font-size:23px}
    h3{margin:26px 0 8px;font-size:18px}
    h2 a,h3 a,h4 a{color:inherit}
    .abstract{font-size:19px;color:var(--secondary);margin-top:0}
    code,pre{font:0.88em/1.5 ui-monospace,SFMono-Regular,Menlo,'DejaVu Sans Mono',monospace}
    p code,li code,td code{background:var(--surface);border-radius:4px;padding:1px 4px}
    pre{background:var(--surface);border-radius:10px;padding:14px 16px;overflow:auto;margin:14px 0}
    .declaration{white-space:pre-wrap}
    .keyword,.attribute{color:var(--keyword)}
    .typeIdentifier,.genericParameter{color:var(--type)}
    .listing{position:relative}
    .listing button{position:absolute;top:8px;right:8px;font:12px system-ui,sans-serif;color:inherit;background:var(--background);border:1px solid var(--line);border-radius:6px;padding:3px 9px;opacity:.75}
    dl{margin:8px 0}
    dt{margin-top:10px;overflow-wrap:anywhere}
    dd{margin:2px 0 0 22px;color:var(--secondary)}
    aside{border-left:4px solid var(--line);background:var(--surface);border-radius:0 10px 10px 0;padding:4px 16px;margin:16px 0}
    aside.warning,aside.important{border-color:#d70015}
    aside .name{font-weight:600;margin-bottom:0}
    img{max-width:100%;height:auto;border-radius:8px}
    .table{overflow:auto}
    table{border-collapse:collapse;margin:14px 0}
    th,td{text-align:left;vertical-align:top;border-bottom:1px solid var(--line);padding:6px 14px 6px 0}
    th p,td p{margin:0}
    """

  static let script = #"""
    "use strict";
    (() => {
      const root = document.body.dataset.root;
      const field = document.getElementById("search");
      const results = document.getElementById("results");
      const index = window.siteIndex || [];
      let current = 0;

      // The smaller, the better: the name itself, its beginning, a part of it.
      const rank = (title, words) => {
        const name = title.toLowerCase();
        if (!words.every(word => name.includes(word))) return -1;
        const first = words[0];
        const bare = name.split("(")[0];
        return (name === first || bare === first ? 0 : name.startsWith(first) ? 1 : 2) * 1000
          + Math.min(title.length, 999);
      };

      const find = text => {
        const words = text.toLowerCase().split(/\s+/).filter(Boolean);
        if (!words.length) return [];
        return index.map(entry => [rank(entry[0], words), entry]).filter(pair => pair[0] >= 0)
          .sort((a, b) => a[0] - b[0]).slice(0, 40).map(pair => pair[1]);
      };

      const select = number => {
        const links = results.querySelectorAll("a");
        if (!links.length) return;
        current = (number + links.length) % links.length;
        links.forEach((link, place) => link.classList.toggle("current", place === current));
        links[current].scrollIntoView({ block: "nearest" });
      };

      const show = () => {
        const found = find(field.value);
        results.hidden = !field.value.trim();
        results.replaceChildren(...found.map(([title, kind, place, path]) => {
          const link = document.createElement("a");
          link.href = root + path;
          link.textContent = title;
          const detail = document.createElement("small");
          detail.textContent = kind + " · " + place;
          link.append(detail);
          return link;
        }));
        if (!found.length) {
          const none = document.createElement("p");
          none.textContent = "Nothing is called so.";
          results.append(none);
        }
        select(0);
      };

      field.addEventListener("input", show);
      field.addEventListener("keydown", event => {
        if (event.key === "ArrowDown") select(current + 1);
        else if (event.key === "ArrowUp") select(current - 1);
        else if (event.key === "Enter") results.querySelector("a.current")?.click();
        else if (event.key === "Escape") { field.value = ""; show(); field.blur(); }
        else return;
        event.preventDefault();
      });
      document.addEventListener("keydown", event => {
        if (event.key !== "/" || event.target === field) return;
        field.focus();
        event.preventDefault();
      });
      document.addEventListener("click", event => {
        if (!results.contains(event.target) && event.target !== field) results.hidden = true;
      });
      if (location.hash.startsWith("#search=")) {
        field.value = decodeURIComponent(location.hash.slice(8));
        show();
      }

      for (const listing of document.querySelectorAll(".listing")) {
        const button = document.createElement("button");
        button.textContent = "Copy";
        button.addEventListener("click", async () => {
          const code = listing.querySelector("code");
          try {
            await navigator.clipboard.writeText(code.textContent);
            button.textContent = "Copied";
          } catch {
            getSelection().selectAllChildren(code);
            button.textContent = "Selected";
          }
          setTimeout(() => { button.textContent = "Copy"; }, 1500);
        });
        listing.append(button);
      }
    })();

    """#
}
